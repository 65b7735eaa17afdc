import type { Asset } from '../../api/asset'
import { downloadHref } from '../../api/download'

/** Address of a PDF with the labels of the assets: sheets of A4, or a page for each label. */
export const labelsHref = (assets: readonly Pick<Asset, '_id'>[], layout: 'sheet' | 'single'): string =>
  downloadHref('/asset/labels', { assetIds: assets.map(({ _id }) => _id), layout })
