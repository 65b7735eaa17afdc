import { Suspense } from 'react'
import { lazyArea } from '../../../shared/lazyArea'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { MeasureCard } from '../tools/MeasureCard'
import { PlaceCard } from '../tools/PlaceCard'
import { SelectionCard } from '../inspector/SelectionCard'
import { layersText } from '../texts/messages'
import type { Tool } from '../state/toolState'

const GeoreferenceCard = lazyArea(() => import('../tools/GeoreferenceCard'), 'GeoreferenceCard')

const SKELETON = { rows: 4, height: 32 }

interface ToolCardProps {
  tool: Tool
  /** Opens the inspector; undefined while it is open. */
  onShowInspector: (() => void) | undefined
}

/** The card of the active tool over the map: help, results, or the selected feature. */
export function ToolCard({ tool, onShowInspector }: ToolCardProps) {
  switch (tool.kind) {
    case 'measure':
      return <MeasureCard key={tool.what} what={tool.what} />
    case 'probe':
      return <HelpCard text={layersText('probeHelp')} />
    case 'alert':
      return <HelpCard text={layersText('alertHelp')} />
    case 'place':
      return <PlaceCard tool={tool} />
    case 'georeference':
      return (
        <Suspense fallback={<RowsSkeleton {...SKELETON} />}>
          <GeoreferenceCard tool={tool} />
        </Suspense>
      )
    case 'select':
      return onShowInspector && <SelectionCard onDetails={onShowInspector} />
    case 'draw':
    case 'edit':
      return null
  }
}

const HelpCard = ({ text }: { text: string }) => (
  <div className="tool-card" role="status">
    {text}
  </div>
)
