// Filters by an answer to the questionnaire, and by the points that the answers gave.
import type { Filter } from '../pipeline/use-pipeline.ts'
import type { Choices } from '../pipeline/use-pipeline-choices.ts'

type Questions = Choices['questions']

const pointsWords = (least: string) => `${least}% dos pontos ou mais`

export const LEAST_POINTS = ['25', '50', '75'].map((value) => ({ value, label: pointsWords(value) }))

export const answerChoices = (questions: Questions) =>
  questions.flatMap(({ label, options }) =>
    options.map((option) => ({ value: option.value, label: `${label} ${option.label}` })),
  )

/** Labels of what is filtered by. */
export const answerLabels = ({ resposta, pontos }: Pick<Filter, 'resposta' | 'pontos'>, questions: Questions) => [
  ...(resposta
    ? [
        {
          key: 'resposta',
          label: answerChoices(questions).find(({ value }) => value === resposta)?.label ?? 'Resposta',
        },
      ]
    : []),
  ...(pontos ? [{ key: 'pontos', label: pointsWords(pontos) }] : []),
]
