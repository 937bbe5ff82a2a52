import { alert } from '#web/ui/alerts/alert.ts'

/** Without a connection a followed link would lose the page for an error: it says so instead, and the page stays. */
export const stayWhenOffline = () =>
  addEventListener(
    'click',
    (event) => {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (navigator.onLine || elsewhere || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (!link?.href || link.target || link.download || link.origin !== location.origin) return
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      alert({
        kind: 'warning',
        title: 'Sem conexão',
        text: 'Esta página precisa de internet para abrir.',
        closes_after: 6000,
      })
    },
    { capture: true },
  )
