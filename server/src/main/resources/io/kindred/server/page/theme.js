'use strict';
// Before anything is drawn: the light or dark that was chosen last, else what the system says.
(() => {
  const chosen = (() => {
    try {
      return localStorage.getItem('kindred.theme');
    } catch {
      return null;
    }
  })();
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
