// The door: what the life of an internship, its certificate, reports and the demonstration may ask of evaluations.
export { averagesIn } from './averages.ts'
export { answerEvaluation } from './answer.ts'
export { evaluationWindows, lastSupervisorEvaluation, openEvaluations } from './windows.ts'
export { type Author, type Period, PERIODS, type State } from '../wire/words.ts'
