// Classes of assets for other groups.
export { selectAssetClass } from './sql'
