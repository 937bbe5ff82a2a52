import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/media/drawing.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { buildPath } from '#web/path.ts'
import { partNamed } from '../../wire/completeness.ts'
import type { OwnAttributes } from '../own-attributes.ts'
import { stepAddress } from './step-address.ts'
import styles from './wizard.module.css'

/** The other end: what there is to be proud of, and what could still be told. */
export function Finish({ heading, profile }: { heading: Ref<HTMLHeadingElement>; profile: OwnAttributes }) {
  const { intern } = useSession().attributes
  const { percentage, missing } = profile.completeness
  const whole = missing.length === 0
  return (
    <section className={`${styles.card} ${styles.finish}`} aria-labelledby="passo">
      <Drawing name="bridge" />
      <h2 id="passo" ref={heading} tabIndex={-1}>
        {whole ? 'Seu perfil está completo!' : `Seu perfil está ${percentage}% completo`}
      </h2>
      <p className={styles.muted}>
        {whole
          ? 'Agora é manter em dia: mudou de semestre ou aprendeu algo novo, conte aqui.'
          : 'Tudo o que você salvou já vale. Quando quiser, conte também:'}
      </p>
      {!whole && (
        <ul className={styles.missing}>
          {missing.map(partNamed).map(({ part, words, step, weight }) => (
            <li key={part}>
              <Link to={stepAddress(step)} preventScrollReset>
                {words}
              </Link>{' '}
              <span className={styles.muted}>(vale {weight}%)</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={buildPath('/usuarios/ver/:id', { id: profile.slug })}>
          Ver meu cadastro <Icon of={IconArrowRight} size={18} />
        </ButtonLink>
        {intern ? (
          <ButtonLink to="/usuarios/home">Ir para o início</ButtonLink>
        ) : (
          <ButtonLink to="/vagas">Ver vagas</ButtonLink>
        )}
      </div>
    </section>
  )
}
