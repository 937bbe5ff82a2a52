import { useController } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import styles from '../detail/dialogs/checklist.module.css'
import type { Session } from './which.ts'

/** Two roles are two signatures: one check box each, in their order. */
export function RoleChoice({ roles }: { roles: Session['roles'] }) {
  const { field, fieldState } = useController<{ roles: string[] }>({ name: 'roles' })
  const chosen = new Set(field.value as string[])
  const toggle = (id: string) =>
    field.onChange(
      roles.filter((role) => (role.id === id ? !chosen.has(id) : chosen.has(role.id))).map((role) => role.id),
    )
  return (
    <fieldset className={styles.list}>
      <legend>Você assina em {roles.length} papéis</legend>
      {roles.map(({ id, role }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          {role}
        </label>
      ))}
      {fieldState.error?.message && (
        <p role="alert">
          <FieldError>{fieldState.error.message}</FieldError>
        </p>
      )}
    </fieldset>
  )
}
