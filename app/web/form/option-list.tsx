import { Combobox, Loader } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Option, OptionValue } from './options.ts'
import css from './select.module.css'

/** The submitted value that means: add what is typed. */
export const ADD = '\u0000add'
const MOST_SHOWN = 100

type Props<V extends OptionValue> = {
  shown: readonly Option<V>[]
  chosen: readonly V[]
  status: 'loading' | 'ready' | 'failed'
  typed: string
  /** The text to be added, where free entry is allowed and nothing says it already. */
  addable?: string
  retry: () => void
}

export function OptionList<V extends OptionValue>({ shown, chosen, status, typed, addable, retry }: Props<V>) {
  const isChosen = (value: V) => chosen.some((one) => String(one) === String(value))
  const none = typed.trim() === '' ? 'Sem opções disponíveis' : 'Nenhuma opção foi encontrada'
  return (
    <Combobox.Dropdown className={css.dropdown}>
      <Combobox.Options mah={280} className={css.options}>
        {shown.slice(0, MOST_SHOWN).map((option) => (
          <Combobox.Option key={option.value} value={String(option.value)} disabled={option.disabled} active={isChosen(option.value)} className={css.option}>
            <span className={css.words}>
              {option.label}
              {option.description && <span className={css.description}>{option.description}</span>}
            </span>
            {isChosen(option.value) && <IconCheck size={18} stroke={2} aria-hidden />}
          </Combobox.Option>
        ))}
        {addable && (
          <Combobox.Option value={ADD} className={css.option}>
            <span className={css.words}>{`Adicionar "${addable}"`}</span>
            <IconPlus size={18} stroke={2} aria-hidden />
          </Combobox.Option>
        )}
      </Combobox.Options>
      <div role="status" className={css.status}>
        {status === 'loading' && (
          <span className={css.note}>
            <Loader size={16} aria-hidden /> Carregando…
          </span>
        )}
        {status === 'ready' && shown.length === 0 && !addable && <span className={css.note}>{none}</span>}
        {shown.length > MOST_SHOWN && <span className={css.note}>Continue digitando para ver outras opções</span>}
      </div>
      {status === 'failed' && (
        <p className={css.note}>
          Não foi possível carregar as opções.{' '}
          <button type="button" className={css.retry} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            Tentar de novo
          </button>
        </p>
      )}
    </Combobox.Dropdown>
  )
}
