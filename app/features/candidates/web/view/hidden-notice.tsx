import { IconEyeOff } from '#web/icons/e/eye-off.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { VISIBLE_SECTIONS } from '../../wire/enumerations.ts'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import styles from './profile-view.module.css'
import type { View } from './view-sections.ts'

const NEVER = 'Documentos, data de nascimento, endereço, dados de diversidade, deficiências e laudos nunca aparecem.'

/** Over the preview: whose eyes these are, and what they do not see. */
export function HiddenNotice({
  visible,
  onChoose,
  onLeave,
}: {
  visible: View['visible_sections']
  onChoose: () => void
  onLeave: () => void
}) {
  const { profile } = useOwnProfile()
  const kept = keysOf(VISIBLE_SECTIONS).filter((key) => !visible.includes(key))
  return (
    <section className={styles.preview} aria-labelledby="como-veem">
      <h2 id="como-veem">É assim que as empresas veem o seu perfil</h2>
      <p className={styles.kept}>
        <Icon of={IconEyeOff} />
        <span>
          {kept.length ? 'Elas não veem o que você escolheu ocultar:' : 'Você mostra tudo o que pode ser mostrado.'}
        </span>
      </p>
      {kept.length > 0 && (
        <ul className={styles.guarded}>
          {kept.map((key) => (
            <li key={key}>{VISIBLE_SECTIONS[key]}</li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{NEVER}</p>
      {profile?.auto_enroll === false && (
        <p>Sua pré-seleção está desligada: hoje nenhuma empresa chega ao seu perfil pelo banco de candidatos.</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onChoose} aria-haspopup="dialog">
          Escolher o que aparece
        </Button>
        <Button kind="primary" onClick={onLeave}>
          Voltar ao meu cadastro
        </Button>
      </div>
    </section>
  )
}
