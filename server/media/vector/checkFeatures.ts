// Checks every feature of a reader and reports what was skipped or changed.
import { reportText, vectorText } from './messages'
import { MAX_LONGITUDE, withinEarth } from './antimeridian'
import { checkGeometry, GeometryError } from './geometry'
import { MAX_FEATURES, type CheckedFeature, type RawFeature } from './feature'
import { checkProperties } from './properties'
import type { Reporter } from './report'
import { VectorImportError } from './vectorImportError'

/** Yields the features to store. @throws VectorImportError when there are too many */
export async function* checkFeatures(
  features: AsyncIterable<RawFeature>,
  reporter: Reporter,
): AsyncGenerator<CheckedFeature> {
  let count = 0
  for await (const raw of features) {
    reporter.countRead()
    if (++count > MAX_FEATURES) {
      throw new VectorImportError(vectorText('tooManyFeatures', { limit: MAX_FEATURES }))
    }
    const checked = checkFeature(raw, reporter, count)
    if (!checked) continue
    reporter.countKept()
    yield checked
  }
}

function checkFeature(raw: RawFeature, reporter: Reporter, count: number): CheckedFeature | undefined {
  const example = nameOf(raw) ?? `feature ${count}`
  try {
    const { geometry: checked, problem, closed } = checkGeometry(raw.geometry, MAX_LONGITUDE)
    const geometry = withinEarth(checked)
    const { properties, cut } = checkProperties(raw.properties)
    if (geometry !== checked) reporter.change(reportText('movedLongitude'), example)
    if (closed) reporter.change(reportText('closed'), example)
    if (problem) reporter.change(reportText('selfCrossing'), example)
    if (cut) reporter.change(reportText('truncatedAttributes'), example)
    return { geometry, properties, style: raw.style ?? null, problem }
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error
    reporter.skip(error.text, example)
    return undefined
  }
}

function nameOf({ properties }: RawFeature): string | undefined {
  const name = properties['name'] ?? properties['Name'] ?? properties['NAME'] ?? properties['id']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}
