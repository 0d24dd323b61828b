// Shows a note when code of the page does not come, as long as none of it runs: a page that React never takes over looks like
// any other, and waits for ever. Nothing is loaded anew by itself, since a reader may have typed into the page. This is a file
// of its own, and no module, so that it runs when the modules do not.
(() => {
  const { note, came } = document.currentScript.dataset;
  const tell = () => {
    const shown = document.getElementById(note);
    if (shown) shown.hidden = false;
  };
  const onError = ({ target }) => {
    // A picture or a hint to load ahead may fail without harm.
    if (!(target instanceof Element) || target instanceof HTMLScriptElement) tell();
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', tell);
  window.addEventListener(came, () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', tell);
  });
})();
