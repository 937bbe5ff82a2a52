import { useEffect, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import styles from './story.module.css'

type Props<T extends FieldValues> = {
  values: DefaultValues<T>
  resolver?: Resolver<T>
  /** Errors shown from the start, as after a refused submit. */
  errors?: Record<string, string>
  children: ReactNode
}

/** A form for showing fields, with its values below. */
export function StoryForm<T extends FieldValues>({ values, resolver, errors, children }: Props<T>) {
  const form = useForm<T>({ defaultValues: values, resolver, mode: 'onTouched' })
  const { setError } = form
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {})) setError(name as never, { type: 'server', message })
  }, [errors, setError])
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        {children}
      </form>
    </FormProvider>
  )
}

export const StoryValues = () => (
  <pre className={styles.value} data-testid="values">
    {JSON.stringify(useWatch(), null, 1)}
  </pre>
)
