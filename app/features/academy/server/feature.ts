import type { Feature } from '#server/feature.ts'
import { outsideTask, repeated } from '#server/tasks/task.ts'
import * as catalogue from '../wire/catalogue.ts'
import * as certificates from '../wire/certificates.ts'
import * as items from '../wire/items.ts'
import * as study from '../wire/study.ts'
import * as authoring from '../wire/authoring.ts'
import * as tracks from '../wire/track-authoring.ts'
import { authorRoutes } from './author/author-routes.ts'
import { trackRoutes } from './author/track-routes.ts'
import { placeVideos } from './carried/place-videos.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { countCourses } from './catalogue/course-rows.ts'
import { certificateRoutes } from './certificate/certificate-routes.ts'
import { studyRoutes } from './study/study-routes.ts'

const HOUR = 3600

export const feature = {
  name: 'academy',
  wire: { ...study, ...items, ...catalogue, ...certificates, ...authoring, ...tracks },
  routes: [...studyRoutes, ...catalogueRoutes, ...certificateRoutes, ...authorRoutes, ...trackRoutes],
  figures: { ACADEMY: async (ctx) => ({ count: await countCourses(ctx), waiting: 0 }) },
  tasks: [repeated(HOUR, outsideTask('place-academy-videos', placeVideos))],
} satisfies Feature
