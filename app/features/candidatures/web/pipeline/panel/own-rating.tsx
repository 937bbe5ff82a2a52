import { IconStar } from '#web/icons/s/star.ts'
import { IconStarFilled } from '#web/icons/s/star-filled.ts'
import { call } from '#web/calls/api.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { rateCandidature } from '../../../wire/pipeline.ts'
import type { Assessment } from './assessment.ts'
import panel from './panel.module.css'
import { useColleagueAct } from './use-colleague-act.ts'

const STARS = [1, 2, 3, 4, 5]

/** One's own stars, and those of colleagues; never shown to the person. */
export function OwnRating({ of: { id, attributes } }: { of: Assessment }) {
  const act = useColleagueAct()
  const own = attributes.ratings.find((one) => one.own)?.stars ?? 0
  const others = attributes.ratings.filter((one) => !one.own)
  return (
    <div className={panel.rating}>
      <div role="group" aria-label="Minha nota">
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            className={panel.star}
            aria-pressed={own === stars}
            aria-label={`Nota ${stars} de 5`}
            onClick={() => void act(call(rateCandidature, { id, rating: { stars: own === stars ? null : stars } }))}
          >
            <Icon of={own >= stars ? IconStarFilled : IconStar} size={18} />
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <span className={panel.muted}>{others.map(({ by, stars }) => `${by}: ${stars}`).join(' · ')}</span>
      )}
    </div>
  )
}
