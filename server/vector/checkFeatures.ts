// From what a reader found to what an import keeps: checks every feature and writes the report.
import { checkGeometry, GeometryRefusal } from './geometry'
import { MOST_FEATURES, type CheckedFeature, type RawFeature } from './feature'
import { checkProperties } from './properties'
import type { Reporter } from './report'
import { VectorRefusal } from './refusal'

/** Yields what can be kept. @throws VectorRefusal when there are too many features */
export async function* checkFeatures(
  features: AsyncIterable<RawFeature>,
  reporter: Reporter,
): AsyncGenerator<CheckedFeature> {
  let count = 0
  for await (const raw of features) {
    reporter.countRead()
    if (++count > MOST_FEATURES) {
      throw new VectorRefusal(`The file has more than ${MOST_FEATURES.toLocaleString('en')} features. Split it`)
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
    const { geometry, problem, closed } = checkGeometry(raw.geometry)
    const { properties, cut } = checkProperties(raw.properties)
    if (closed) reporter.change('An outline was not closed; it was closed', example)
    if (problem) reporter.change('Its outline crosses itself; kept and marked', example)
    if (cut) reporter.change('Attributes were too long or too many; they were cut', example)
    return { geometry, properties, style: raw.style ?? null, problem }
  } catch (error) {
    if (!(error instanceof GeometryRefusal)) throw error
    reporter.skip(error.message, example)
    return undefined
  }
}

function nameOf({ properties }: RawFeature): string | undefined {
  const name = properties['name'] ?? properties['Name'] ?? properties['NAME'] ?? properties['id']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}
