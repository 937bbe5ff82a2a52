// The door: what features further down the map, and the demonstration, may ask of questionnaires.
export { holdForm } from './form-rows.ts'
export { advertFaults } from './judge-texts.ts'
export { pointsOf, scoreOf } from './score.ts'
export { formsOf, latestVersion, type Version, versionOf } from './versions.ts'
export { createForm, type FormSent } from './write-form.ts'
