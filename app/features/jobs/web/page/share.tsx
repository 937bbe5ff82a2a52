import { IconShare } from '#web/icons/s/share.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './share.module.css'
import type { Job } from './job.ts'

const useDialog = onDemand(async () => (await import('./share-dialog.tsx')).ShareDialog)

type Props = { job: Pick<Job['attributes'], 'slug' | 'title' | 'author_name'>; /** With a label. */ spoken?: boolean }

/** The device's own sheet where there is one, else WhatsApp and the link to copy. */
export function Share({ job: { slug, title, author_name }, spoken }: Props) {
  const { app_origin } = useSite()
  const dialog = useDialog()
  const shared = { title: `${title}, ${author_name}`, url: `${app_origin}/vagas/${slug}` }
  return (
    <>
      <Button
        {...dialog.opener}
        className={spoken ? styles.spoken : styles.share}
        aria-label={spoken ? undefined : 'Compartilhar'}
        onClick={() => {
          // A sheet that was closed shares nothing, and is no failure.
          if (typeof navigator.share === 'function') void navigator.share(shared).catch(() => {})
          else dialog.opener.onClick()
        }}
      >
        <Icon of={IconShare} />
        {spoken && 'Compartilhar'}
      </Button>
      {dialog.show({ shared })}
    </>
  )
}
