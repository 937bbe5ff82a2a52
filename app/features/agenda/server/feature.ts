import type { Feature } from '#server/feature.ts'
import * as interviews from '../wire/interviews.ts'
import * as invites from '../wire/invites.ts'
import { agendaRoutes } from './agenda-routes.ts'
import { cancelling } from './cancel-ahead.ts'
import { expireOffer } from './expire.ts'
import { interviewerAttributes } from './session-attributes.ts'
import { interviewFigures } from './interview-figures.ts'
import { interviewNews } from './lists/interview-news.ts'
import { tellOfInterviews } from './next-interviews.ts'
import { remindOfInterview } from './letters/reminders.ts'

export const feature = {
  name: 'agenda',
  wire: { ...interviews, ...invites },
  routes: agendaRoutes,
  tasks: [expireOffer, remindOfInterview] as never,
  answers: [...cancelling, tellOfInterviews],
  session: interviewerAttributes,
  news: interviewNews,
  figures: { INTERVIEW: interviewFigures },
} satisfies Feature
