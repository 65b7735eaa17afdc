// Models for other groups.
export { selectAssetModel } from './modelSql'
