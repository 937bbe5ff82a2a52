import type { Answer } from '#wire/endpoint.ts'
import type { showAssessment } from '../../../wire/pipeline.ts'

export type Assessment = Answer<typeof showAssessment>['data']
