import { Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import card from './job-card.module.css'
import styles from './board.module.css'

export const CardSkeletons = ({ cards = 3 }: { cards?: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: cards }, (_, at) => (
      <div key={at} className={card.card}>
        <Skeleton width={44} height={44} />
        <div className={card.words}>
          <Skeleton width="60%" height={22} />
          <SkeletonLines lines={3} />
        </div>
      </div>
    ))}
  </div>
)
