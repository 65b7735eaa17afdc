// Models for other groups.
export { selectAssetModel, selectAssetModels } from './modelSql'
