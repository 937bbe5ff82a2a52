/**
 * A piece that did not come stays failed for the life of the page: browsers ask for no module twice. Whoever asks for it by hand, with the site in reach
 * again, begins the page anew; but for one with a form, whose state is not in the address. Without a hand, which a new page has not felt, it could go round.
 */
export const beginAnewWhenLost = () =>
  addEventListener('vite:preloadError', () => {
    if (navigator.userActivation.isActive && !document.querySelector('form:not([data-plain])'))
      void fetch('').then(
        () => location.reload(),
        () => {},
      )
  })
