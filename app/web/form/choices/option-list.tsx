import { Combobox } from '@mantine/core'
import { IconCheck } from '#web/icons/c/check.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { Option, OptionValue } from './options.ts'
import styles from './select.module.css'

/** The option value for: add the typed text. */
export const ADD = '\u0000add'
const MOST_SHOWN = 100

type Props<V extends OptionValue> = {
  shown: readonly Option<V>[]
  chosen: readonly V[]
  status: 'loading' | 'ready' | 'failed'
  typed: string
  /** The typed text, where free entry is allowed and no option equals it. */
  addable?: string
  retry: () => void
}

export function OptionList<V extends OptionValue>({ shown, chosen, status, typed, addable, retry }: Props<V>) {
  const isChosen = (value: V) => chosen.some((one) => String(one) === String(value))
  const none = typed.trim() === '' ? 'Sem opções disponíveis' : 'Nenhuma opção foi encontrada'
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      <Combobox.Options mah={280} className={styles.options}>
        {shown.slice(0, MOST_SHOWN).map((option) => (
          <Combobox.Option
            key={option.value}
            value={String(option.value)}
            disabled={option.disabled}
            active={isChosen(option.value)}
            className={styles.option}
          >
            <span className={styles.words}>
              {option.label}
              {option.description && option.description !== option.label && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
            {isChosen(option.value) && <Icon of={IconCheck} size={18} />}
          </Combobox.Option>
        ))}
        {addable && (
          <Combobox.Option value={ADD} className={styles.option}>
            <span className={styles.words}>{`Adicionar "${addable}"`}</span>
            <Icon of={IconPlus} size={18} />
          </Combobox.Option>
        )}
      </Combobox.Options>
      <div role="status" className={styles.status}>
        {status === 'loading' && (
          <span className={styles.note}>
            <Spinner size={16} /> Carregando…
          </span>
        )}
        {status === 'ready' && shown.length === 0 && !addable && <span className={styles.note}>{none}</span>}
        {shown.length > MOST_SHOWN && <span className={styles.note}>Continue digitando para ver outras opções</span>}
      </div>
      {status === 'failed' && (
        <p className={styles.failed}>
          Não foi possível carregar as opções.{' '}
          <button
            type="button"
            className={styles.retry}
            onMouseDown={(event) => event.preventDefault()}
            onClick={retry}
          >
            Tentar de novo
          </button>
        </p>
      )}
    </Combobox.Dropdown>
  )
}
