// Classes of assets for other groups.
export { selectAssetClass, selectAssetClasses } from './sql'
