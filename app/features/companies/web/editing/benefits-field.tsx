import { useQuery } from '@tanstack/react-query'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Choice } from '#web/form/choices/choice.tsx'
import { ChoiceGroup } from '#web/form/choices/choice-field.tsx'
import { useField } from '#web/form/use-field.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { companyRecord } from '../../wire/company-record.ts'
import styles from './editing.module.css'

/** Each with the picture that the page shows beside it. */
export function BenefitsField() {
  const { value, onChange, onBlur, ref, error } = useField<string[], { benefits: string[] }, never>({
    name: 'benefits',
  })
  const { data, isError, refetch } = useQuery({ ...answerOf(lists.company_benefits, {}), ...STATIC_LIST })
  const chosen = value ?? []
  if (isError)
    return (
      <ErrorState
        title="Não conseguimos carregar os benefícios"
        text="O resto do formulário continua aqui."
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label="Carregando os benefícios">
        <SkeletonLines lines={4} />
      </Loading>
    )
  return (
    <ChoiceGroup label={companyRecord.benefits.label} error={error} role="group">
      <div className={styles.benefits}>
        {data.map(({ value: id, label, image }, at) => (
          <Choice
            key={id}
            ref={at === 0 ? ref : undefined}
            type="checkbox"
            name="benefits"
            value={id}
            label={
              <span className={styles.benefit}>
                {image && <img src={image} alt="" width={24} height={24} loading="lazy" />}
                {label}
              </span>
            }
            checked={chosen.includes(id)}
            onPick={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
            onBlur={onBlur}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
