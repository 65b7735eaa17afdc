import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Segmented } from 'antd'
import { useGetVisitContentsQuery, type VisitContents } from '../../api/visit'
import { FullMap } from '../../map/FullMap'
import { usePolling } from '../../realtime/usePolling'
import { lazyArea } from '../../shared/lazyArea'
import { productName } from '../../shared/product'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { absoluteTime } from '../../shared/time/timeText'
import { visitText } from './messages'
import './visit.css'

/** A revoked link is gone from the page within five seconds, with the time of a call. */
const POLL_MS = 4000

const VisitMap = lazyArea(() => import('./map/VisitMap'), 'VisitMap')
const VisitPhotos = lazyArea(() => import('./VisitPhotos'), 'VisitPhotos')
const VisitRecordings = lazyArea(() => import('./VisitRecordings'), 'VisitRecordings')
const VisitStreams = lazyArea(() => import('./VisitStreams'), 'VisitStreams')
const VisitFile = lazyArea(() => import('./VisitFile'), 'VisitFile')
const Watermark = lazyArea(() => import('./VisitWatermark'), 'VisitWatermark')

interface OpenedVisitProps {
  visit: string
  /** The link does not work any more. @param wasShown whether this page has shown something of it */
  onEnded: (wasShown: boolean) => void
}

/** The contents of a link, as long as it works. */
export function OpenedVisit({ visit, onEnded }: OpenedVisitProps) {
  const { data, error, refetch } = useGetVisitContentsQuery({ visit }, usePolling(POLL_MS, false))
  const hasEnded = isNotFound(error)
  const wasShown = data !== undefined
  const end = useEffectEvent(() => onEnded(wasShown))
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  if (hasEnded) return null
  if (data) return <ShownVisit visit={visit} contents={data.data} />
  if (!error) return <FullMap title={visitText('loading')} detail={undefined} />
  return (
    <main>
      <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
    </main>
  )
}

type Section = 'map' | 'photos' | 'recordings' | 'live' | 'file'

function ShownVisit({ visit, contents }: { visit: string; contents: VisitContents }) {
  const { name, tenantName, expiresAt, watermark } = contents
  const sections = sectionsOf(contents)
  const [chosen, setChosen] = useState<Section>()
  const section = sections.find((each) => each === chosen) ?? sections[0] ?? 'file'
  const until = expiresAt ? ` · ${visitText('expires', { time: absoluteTime(expiresAt) })}` : ''
  return (
    <FullMap
      title={name}
      detail={visitText('sharedBy', { tenant: tenantName }) + until}
      actions={
        sections.length > 1 && (
          <Segmented<Section>
            aria-label={visitText('sections')}
            options={sections.map((value) => ({ value, label: sectionText(value) }))}
            value={section}
            onChange={setChosen}
          />
        )
      }
    >
      <title>{visitText('title', { name, product: productName() })}</title>
      <Suspense fallback={<p className="visit-loading">{visitText('loading')}</p>}>
        <Marked text={watermark}>
          <SectionContent section={section} visit={visit} contents={contents} />
        </Marked>
      </Suspense>
    </FullMap>
  )
}

function SectionContent({ section, visit, contents }: { section: Section; visit: string; contents: VisitContents }) {
  switch (section) {
    case 'map':
      return <VisitMap visit={visit} contents={contents} />
    case 'photos':
      return <VisitPhotos visit={visit} contents={contents} />
    case 'recordings':
      return <VisitRecordings visit={visit} contents={contents} />
    case 'live':
      return <VisitStreams visit={visit} contents={contents} />
    case 'file':
      return <VisitFile visit={visit} contents={contents} />
  }
}

function Marked({ text, children }: { text: string | null; children: ReactNode }) {
  return text === null ? children : <Watermark text={text}>{children}</Watermark>
}

function sectionsOf({ kind, shows }: VisitContents): Section[] {
  switch (kind) {
    case 'mission':
      return shows.map((content) => (content === 'layers' ? 'map' : content))
    case 'layer':
      return ['map']
    case 'photos':
      return ['photos']
    case 'recording':
    case 'moment':
      return ['recordings']
    case 'stream':
      return ['live']
    case 'document':
    case 'report':
    case 'outcome':
    case 'evidence':
      return ['file']
  }
}

function sectionText(section: Section): string {
  switch (section) {
    case 'photos':
      return visitText('photos')
    case 'recordings':
      return visitText('recordings')
    case 'live':
      return visitText('live')
    case 'map':
    case 'file':
      return visitText('map')
  }
}
