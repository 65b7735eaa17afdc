import { useState } from 'react'
import { Flex } from 'antd'
import { useSearchParams } from 'react-router-dom'
import {
  useDeleteOutcomeMutation,
  useEditOutcomeMutation,
  useGetOutcomeQuery,
  type Outcome,
} from '../../../api/outcome'
import { useIsClient } from '../../../session/useIsClient'
import { useCan } from '../../../session/useCan'
import { assetUrl } from '../../../shared/assetUrl'
import { Link } from '../../../shared/Link'
import { RowMenu, type RowMenuItem } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { absoluteTime } from '../../../shared/time/timeText'
import { outcomesText } from '../messages'
import { placeText } from '../placeText'
import { EditOutcome } from './EditOutcome'

interface OutcomeCardProps {
  outcome: Outcome
  onDeleted: () => void
}

/** Picture and facts of an outcome; the picture opens it. */
export function OutcomeCard({ outcome, onDeleted }: OutcomeCardProps) {
  const [search] = useSearchParams()
  const isClient = useIsClient()
  const { _id, image, locationName, createdAt, pcount, note, clientVisible } = outcome
  const open = new URLSearchParams(search)
  open.set('outcome', _id)
  const name = outcomesText('cardName', { place: placeText(outcome), time: absoluteTime(createdAt) })
  return (
    <li className="outcome-card">
      <Link to={`?${open.toString()}`} aria-label={name}>
        <img src={assetUrl(image)} alt="" loading="lazy" />
      </Link>
      <Flex align="flex-start" gap={8} style={{ padding: '8px 4px 8px 12px' }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <div className="outcome-card-name">{locationName || outcomesText('dialog')}</div>
          <div className="outcome-card-facts">
            <RelativeTime time={createdAt} />
            {pcount !== null && pcount > 0 && ` · ${outcomesText('peopleCount', { count: pcount })}`}
            {clientVisible && !isClient && ` · ${outcomesText('clientsSee')}`}
          </div>
          {note && <div className="outcome-card-note">{note}</div>}
        </div>
        <CardMenu outcome={outcome} name={name} onDeleted={onDeleted} />
      </Flex>
    </li>
  )
}

function CardMenu({ outcome, name, onDeleted }: OutcomeCardProps & { name: string }) {
  const { _id: outcomeId, version, clientVisible } = outcome
  const canEdit = useCan('alert_update')
  const canDelete = useCan('alert_delete')
  const [isEditing, setEditing] = useState(false)
  const [edit] = useEditOutcomeMutation()
  const [remove] = useDeleteOutcomeMutation()
  const { refetch } = useGetOutcomeQuery({ outcomeId }, { skip: !isEditing })
  const share = async () => {
    const { error } = await edit({ outcomeId, outcomeEdit: { version, clientVisible: !clientVisible } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
  }
  const deleteIt = async () => {
    const { error } = await remove({ outcomeId })
    if (!error) onDeleted()
  }
  const items: RowMenuItem[] = [
    ...(canEdit
      ? [
          { key: 'edit', label: outcomesText('edit'), onClick: () => setEditing(true) },
          { key: 'share', label: outcomesText(clientVisible ? 'hide' : 'show'), onClick: () => void share() },
        ]
      : []),
    ...(canDelete
      ? [{ key: 'delete', label: outcomesText('delete'), danger: true, onClick: () => void deleteIt() }]
      : []),
  ]
  return (
    <>
      <RowMenu name={name} items={items} />
      {isEditing && (
        <EditOutcome
          outcome={outcome}
          reload={async () => (await refetch()).data?.data}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
