import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { alert } from '#web/ui/alerts/alert.ts'

type Openable = { open: boolean; onClose: () => void }

/**
 * A drawer or dialog whose code is not part of the page: loaded when pointer or focus come near, at the latest on
 * opening.
 */
export function onDemand<P extends Openable>(load: () => Promise<ComponentType<P>>) {
  const near = () => void load().catch(() => {})
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  /** `atOnce`: whether it is open from the start. */
  return function useOnDemand(atOnce?: () => boolean) {
    const [asked, setAsked] = useState(false)
    const [open, setOpen] = useState(false)
    const close = useCallback(() => setOpen(false), [])
    const show = useCallback(() => {
      setAsked(true)
      setOpen(true)
    }, [])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
    useEffect(() => void (atOnce?.() && load().then(show, () => {})), [])
    return {
      opener: {
        'aria-haspopup': 'dialog' as const,
        onPointerEnter: near,
        onFocus: near,
        onClick: () => {
          load().then(show, () =>
            alert({ kind: 'error', title: 'Ops!', text: 'Não conseguimos abrir. Recarregue a página.' }),
          )
        },
      },
      show: (rest: Omit<P, keyof Openable>): ReactNode =>
        asked && (
          <Suspense fallback={null}>
            <Part {...(rest as P)} open={open} onClose={close} />
          </Suspense>
        ),
    }
  }
}
