import { IconMail } from '#web/icons/m/mail.ts'
import { IconNews } from '#web/icons/n/news.ts'
import { IconPhone } from '#web/icons/p/phone.ts'
import { SocialLinks } from './social-links.tsx'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { dialled } from '#wire/person/support-phone.ts'
import styles from './help-dialog.module.css'

/** The contact channels that the operator has set. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { links = {} } = useSite()
  const ways = [
    links.support_email && { icon: IconMail, href: `mailto:${links.support_email}`, label: links.support_email },
    links.support_phone && { icon: IconPhone, href: `tel:${dialled(links.support_phone)}`, label: links.support_phone },
    links.blog && { icon: IconNews, href: links.blog, label: 'Leia o blog' },
  ].filter((way) => !!way)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Precisa de ajuda?"
      actions={
        <Button kind="primary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <p>
        {ways.length || links.social
          ? 'Fale com a gente por onde for melhor para você. Respondemos em dias úteis.'
          : 'Nenhum canal de atendimento foi publicado até agora.'}
      </p>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ icon, href, label }) => (
            <li key={href}>
              <a href={href}>
                <Icon of={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SocialLinks />
    </Dialog>
  )
}
