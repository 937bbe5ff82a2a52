import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { alert } from '#web/ui/alert.ts'

type Openable = { open: boolean; onClose: () => void }

/** For a drawer or dialog whose code should not be part of the page: fetched when a pointer or the focus comes near, at the latest on opening. */
export function onDemand<P extends Openable>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return function useOnDemand() {
    const [asked, setAsked] = useState(false)
    const [open, setOpen] = useState(false)
    const close = useCallback(() => setOpen(false), [])
    return {
      opener: {
        'aria-haspopup': 'dialog' as const,
        onPointerEnter: () => load().catch(() => {}),
        onFocus: () => load().catch(() => {}),
        onClick: () => {
          load().then(
            () => {
              setAsked(true)
              setOpen(true)
            },
            () => alert({ kind: 'error', title: 'Ops!', text: 'Não conseguimos abrir. Confira a sua conexão e tente de novo.' }),
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
