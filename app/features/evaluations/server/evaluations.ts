// The door: what the life of an internship, its certificate and the demonstration may ask of evaluations.
export { answerEvaluation } from './answer.ts'
export { evaluationWindows, lastSupervisorEvaluation, openEvaluations } from './windows.ts'
export { type Author, type Period, PERIODS, type State } from '../wire/words.ts'
