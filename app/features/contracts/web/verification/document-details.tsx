import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { momentWords } from '#web/moment.ts'
import { Facts } from '#web/page/page.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Found } from './verdict-words.ts'
import styles from './verification.module.css'

const inGroups = (hash: string) => hash.match(/.{1,4}/g)!.join(' ')

const Hash = ({ of }: { of: string }) => <span className={styles.hash}>{inGroups(of)}</span>

/** For whoever compares by other means. */
export const Details = ({ of: { code, sealed_at, sealed_by, sha256, size, history } }: { of: Found }) => (
  <details className={styles.details}>
    <summary>
      Detalhes <Icon of={IconChevronDown} />
    </summary>
    <div>
      <Facts
        facts={[
          ['Código', code],
          ...(sealed_at ? [['Selado em', momentWords(sealed_at)] as const] : []),
          ...(sealed_by ? [['Selado por', sealed_by] as const] : []),
          ...(sha256 ? [['SHA-256', <Hash key="sha256" of={sha256} />] as const] : []),
          ...(size ? [['Tamanho', `${size.toLocaleString('pt-BR')} bytes`] as const] : []),
          ['História', history.intact ? `${history.entries} registros, todos encadeados` : 'alterada'],
        ]}
      />
    </div>
  </details>
)
