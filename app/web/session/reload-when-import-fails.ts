/**
 * A failed import stays failed until the page reloads: browsers do not fetch a module twice. A retry by hand reloads
 * the page once the site can be reached, except pages with a form, whose state is not in the address. Only after user
 * activation, since an automatic reload could loop.
 */
export const reloadWhenImportFails = () =>
  addEventListener('vite:preloadError', () => {
    if (navigator.userActivation.isActive && !document.querySelector('form:not([data-plain])'))
      void fetch('').then(
        () => location.reload(),
        () => {},
      )
  })
