import { JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import type { Job } from './job.ts'

// Published jobs have both; a draft in a preview may lack them.
export const typeWords = ({ job_type }: Pick<Job['attributes'], 'job_type'>) => JOB_TYPES[job_type] ?? 'Tipo a escolher'
export const modelWords = ({ work_model }: Pick<Job['attributes'], 'work_model'>) =>
  WORK_MODELS[work_model] ?? 'Modelo a escolher'
