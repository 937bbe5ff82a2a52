// The door: what features further down the map may ask of companies.
export { permit } from './permit.ts'
export { companyRegistered, registerCompany, registerOnBoard } from './register.ts'
export { settleClaim } from './settle-claim.ts'
export { changeMembership, deactivateManager, reactivateManager, treeOf } from './memberships.ts'
export { membershipIn, myTree } from './own-company.ts'
export { companyJudged, judgeCompany } from './verify.ts'
export { addManager, addManagers, newCompany } from './write.ts'
