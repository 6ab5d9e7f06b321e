/* desk.js - what pages do by themselves. Every page works without it. */
'use strict';
/* A link on a card, /key#ABCD-...: the key is sent at once, and stays in no history. */
(function () {
    var form = document.getElementById('sign-in');
    if (!form || location.hash.length < 2)
        return;
    form.elements.key.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, '', location.pathname);
    form.submit();
})();
