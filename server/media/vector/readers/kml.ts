// Reads KML: placemarks with attributes, styles, folders and tracks. External references are not fetched.
import type { Message } from '../../../platform/core/messages'
import type { FeatureStyle, RawFeature } from '../feature'
import { reportText } from '../messages'
import { createReporter, type Reporter } from '../report'
import { createPlacemark, type Placemark } from './kmlPlacemark'
import { createKmlStyles, type KmlStyles } from './kmlStyles'
import { kmlColor, kmlOpacity } from './simpleStyle'
import { openText, utf8Of, type TextFile } from './textEncoding'
import { readXml, type XmlReader } from './xml'

const IGNORED: Record<string, Message> = {
  NetworkLink: reportText('networkLink'),
  GroundOverlay: reportText('groundOverlay'),
  ScreenOverlay: reportText('screenOverlay'),
  PhotoOverlay: reportText('photoOverlay'),
}

/**
 * Reads the document twice where it defines styles after their use.
 * @throws VectorImportError
 */
export async function* readKml(text: TextFile, reporter: Reporter): AsyncGenerator<RawFeature> {
  const { file, chosenEncoding } = text
  const styles = createKmlStyles()
  if (await definesStylesLate(utf8Of(file, chosenEncoding))) {
    const first = new KmlReader(createReporter(), styles)
    for await (const placemark of readXml(utf8Of(file, chosenEncoding), first, 'KML')) void placemark
  }
  yield* readXml(await openText(text, reporter), new KmlReader(reporter, styles), 'KML')
}

const PLACEMARK = '<Placemark'
const SHARED_STYLE = /<(?:Style|StyleMap|gx:CascadingStyle)\s[^<>]{0,200}?\bid\s*=/
/** Longer than the start of a style up to its ID. */
const OVERLAP = 300

/** Whether a style with an ID follows a placemark. */
async function definesStylesLate(source: AsyncIterable<Buffer>): Promise<boolean> {
  let before = ''
  let hasPlacemark = false
  for await (const chunk of source) {
    const text = before + chunk.toString('latin1')
    const from = hasPlacemark ? 0 : text.indexOf(PLACEMARK)
    if (from >= 0) {
      hasPlacemark = true
      if (SHARED_STYLE.test(text.slice(from))) return true
    }
    before = text.slice(-OVERLAP)
  }
  return false
}

class KmlReader implements XmlReader<RawFeature> {
  private readonly path: string[] = []
  private readonly folders: (string | undefined)[] = []
  private placemark: Placemark | undefined
  private found: RawFeature[] = []
  private ignored: { depth: number; reason: Message; name?: string } | undefined
  /** The current style and its ID. */
  private style: { id: string | undefined; value: FeatureStyle } | undefined
  private styleMap: { id: string; normal: boolean } | undefined
  private cascadingId: string | undefined

  constructor(
    private readonly reporter: Reporter,
    private readonly styles: KmlStyles,
  ) {}

  drain(): RawFeature[] {
    const found = this.found
    this.found = []
    return found
  }

  open(name: string, attributes: Record<string, string>): void {
    this.path.push(name)
    if (this.ignored) return
    const reason = IGNORED[name]
    if (reason) this.ignored = { depth: this.path.length, reason }
    else if (name === 'Folder' || name === 'Document') this.folders.push(undefined)
    else if (name === 'Placemark') this.placemark = createPlacemark(this.reporter)
    else if (name === 'gx:CascadingStyle') this.cascadingId = attributes['kml:id'] ?? attributes['id']
    else if (name === 'StyleMap') this.styleMap = { id: attributes['id'] ?? '', normal: true }
    else if (name === 'Style') this.style = { id: this.cascadingId ?? attributes['id'], value: {} }
    else this.placemark?.open(name, attributes)
  }

  close(name: string, text: string): void {
    const parent = this.path[this.path.length - 2]
    if (this.ignored) this.closeIgnored(name, text)
    else if (this.style) this.closeInStyle(name, text, parent)
    else if (this.styleMap) this.closeInStyleMap(name, text)
    else if (name === 'gx:CascadingStyle') this.cascadingId = undefined
    else if (name === 'Folder' || name === 'Document') this.folders.pop()
    else if (name === 'name' && (parent === 'Folder' || parent === 'Document'))
      this.folders[this.folders.length - 1] = text
    else if (name === 'Placemark') this.finishPlacemark()
    else this.placemark?.close(name, text, parent)
    this.path.pop()
  }

  private closeIgnored(name: string, text: string): void {
    if (!this.ignored) return
    if (name === 'name' && this.path.length === this.ignored.depth + 1) this.ignored.name = text
    if (this.path.length > this.ignored.depth) return
    this.reporter.skip(this.ignored.reason, this.ignored.name)
    this.ignored = undefined
  }

  // oxlint-disable-next-line complexity -- one case for each element of the file format
  private closeInStyle(name: string, text: string, parent: string | undefined): void {
    if (!this.style) return
    const { id, value } = this.style
    if (name === 'color' && parent === 'PolyStyle') fillWith(value, text)
    else if (name === 'fill' && parent === 'PolyStyle' && text.trim() === '0') value.fillOpacity = 0
    else if (name === 'color' && parent === 'LineStyle') value.color = kmlColor(text) ?? value.color
    else if (name === 'color' && parent === 'IconStyle') value.color ??= kmlColor(text)
    else if (name === 'width' && parent === 'LineStyle' && Number(text) > 0) value.width = Math.min(50, Number(text))
    else if (name === 'Style') {
      if (this.placemark) this.placemark.style = value
      else if (id) this.styles.add(id, value)
      this.style = undefined
    }
  }

  private closeInStyleMap(name: string, text: string): void {
    if (!this.styleMap) return
    if (name === 'key') this.styleMap.normal = text === 'normal'
    else if (name === 'styleUrl' && this.styleMap.normal) this.styles.alias(this.styleMap.id, text)
    else if (name === 'StyleMap') this.styleMap = undefined
  }

  private finishPlacemark(): void {
    if (!this.placemark) return
    // The outermost name is that of the document.
    const folder = this.folders.slice(1).filter(Boolean).join(' / ')
    this.found.push(this.placemark.finish(folder, (url) => this.styles.find(url)))
    this.placemark = undefined
  }
}

function fillWith(style: FeatureStyle, color: string): void {
  const fill = kmlColor(color)
  const opacity = kmlOpacity(color)
  if (fill) style.fill = fill
  if (fill && opacity !== undefined) style.fillOpacity ??= opacity
}
