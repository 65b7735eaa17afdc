import type { Layer } from '../../../api/layer'
import { FactList, type Fact } from '../../../shared/FactList'
import { layersText } from '../texts/messages'
import { SystemField } from './SystemField'

/** What was taken from a vector file, what was assumed, and what was left out. */
export function VectorReading({ layer }: { layer: Layer }) {
  const { report, epsg } = layer
  if (!report) return null
  const { read, kept, changed, skipped } = report
  const facts: Fact[] = [
    [layersText('featuresKept'), layersText('keptOfRead', { kept, read })],
    // A file that names its system is always read in it.
    [layersText('system'), epsg == null ? null : <SystemField layer={layer} text={chosenText(epsg)} canChoose />],
    [layersText('assumed'), changed.length > 0 ? <Lines lines={changed} /> : null],
    [layersText('leftOut'), skipped.length > 0 ? <Lines lines={skipped} /> : null],
  ]
  return (
    <section>
      <h3>{layersText('fileReading')}</h3>
      <FactList className="inspector-facts" facts={facts} />
    </section>
  )
}

const chosenText = (epsg: number): string => layersText('systemChosen', { name: `EPSG:${epsg}` })

function Lines({ lines }: { lines: NonNullable<Layer['report']>['changed'] }) {
  return (
    <ul className="inspector-list">
      {lines.map(({ reason, count, examples }) => (
        <li key={reason}>
          {layersText('reportLine', { count, reason })}
          {examples.length > 0 && <span className="inspector-examples">{examples.join(', ')}</span>}
        </li>
      ))}
    </ul>
  )
}
