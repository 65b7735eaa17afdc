import type { Layer } from '../../../api/layer'
import { FactList, type Fact } from '../../../shared/FactList'
import { layersText } from '../texts/messages'
import { EncodingField } from './EncodingField'
import { SystemField } from './SystemField'

/** Kinds of files whose texts may have any encoding. */
const WITH_TEXTS = new Set(['geojson', 'kml', 'kmz', 'gpx', 'csv', 'shapefile'])

/** What was taken from a vector file, what was assumed, and what was left out. */
export function VectorReading({ layer }: { layer: Layer }) {
  const { report, epsg, source } = layer
  if (!report) return null
  const { read, kept, changed, skipped } = report
  const facts: Fact[] = [
    [layersText('featuresKept'), layersText('keptOfRead', { kept, read })],
    // A file that names its system is always read in it.
    [layersText('system'), epsg == null ? null : <SystemField layer={layer} text={chosenText(epsg)} canChoose />],
    [layersText('textEncoding'), WITH_TEXTS.has(source?.kind ?? '') ? <EncodingField layer={layer} /> : null],
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
