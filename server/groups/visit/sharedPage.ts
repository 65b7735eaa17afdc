// The pages of links: what messengers show of them, and who may embed them.
import { render } from '../../platform/core/messages'
import { ENGLISH } from '../../../language/translator'
import { productName } from '../../platform/core/product'
import { readAsPlatform } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import type { SharedPage } from '../../platform/http/pages'
import { offeredBaseMaps } from '../base-map/public'
import type { Services } from '../services'
import { hashOf } from '../stream/public'
import { visitText } from './messages'
import { previewOf } from './previews'
import { selectEmbeddingSites, selectLink } from './sql'

const SHARE = /^\/share\/([\w-]{1,100})\/?$/
const MAP = /^\/map\/[^/]+(\/[^/]+)?\/?$/

/** The secret of the link that a page shows; undefined for all other pages. */
function keyOf({ pathname, searchParams }: URL): string | undefined {
  if (MAP.test(pathname)) return searchParams.get('share') ?? undefined
  return SHARE.exec(pathname)?.[1]
}

/** @returns undefined for pages that show no link */
export async function sharedPage(services: Pick<Services, 'db' | 'config'>, url: URL): Promise<SharedPage | undefined> {
  const key = keyOf(url)
  if (key === undefined) return undefined
  const { db, config } = services
  const preview = await previewOf({ db }, key)
  const tags = [
    '<meta name="robots" content="noindex">',
    property('og:site_name', productName(config)),
    // Of a link with a password, or that shows nothing, no more than of all links.
    property('og:title', preview?.name ?? productName(config)),
    property('og:description', render(visitText(preview ? 'previewShown' : 'previewHidden'), ENGLISH)),
    ...(preview?.hasPicture
      ? [property('og:image', `${publicAddress(config)}/apis/v1/visit/preview/${encodeURIComponent(key)}`)]
      : []),
  ]
  const link = await readAsPlatform(db, (tx) => selectLink(tx, hashOf(key)))
  if (!link) return { tags, frameAncestors: [], mapOrigins: [] }
  const { tenantId } = link
  const frameAncestors = await readAsPlatform(db, (tx) => selectEmbeddingSites(tx, tenantId))
  const maps = await offeredBaseMaps(services, tenantId)
  return { tags, frameAncestors, mapOrigins: maps.flatMap(({ origins }) => origins) }
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
