import { useState } from 'react'
import { Alert, Modal, Switch, Tooltip, Typography } from 'antd'
import {
  useDeleteAircraftFeedMutation,
  useEditAircraftFeedMutation,
  useRotateAircraftFeedKeyMutation,
  type AircraftFeed,
} from '../../api/aircraft'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { sharedText } from '../../shared/sharedText'
import { showMessage } from '../../shared/showMessage'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { EditFeedDialog } from './EditFeedDialog'
import { feedsText } from './messages'
import type { ShownKey } from './NewFeedDialog'

const HUES: Record<AircraftFeed['state'], StateHue | undefined> = {
  off: undefined,
  connecting: 'blue',
  connected: 'green',
  failed: 'red',
  waiting: 'gold',
}

interface FeedRowProps {
  feed: AircraftFeed
  reload: () => Promise<AircraftFeed | undefined>
  onKey: (key: ShownKey) => void
}

/** A feed with its state, its figures and its actions. */
export function FeedRow({ feed, reload, onKey }: FeedRowProps) {
  const { _id: aircraftFeedId, name, kind, enabled, version, state, problem, messageAt, dropped } = feed
  const [edit, { isLoading }] = useEditAircraftFeedMutation()
  const [remove] = useDeleteAircraftFeedMutation()
  const [isEditing, setEditing] = useState(false)
  const [isRotating, setRotating] = useState(false)
  const removal = useConfirmDelete({
    title: feedsText('deleteTitle', { name }),
    warning: feedsText('deleteWarning'),
    name,
    action: feedsText('deleteAction'),
    run: () => remove({ aircraftFeedId }),
    onDeleted: () => showMessage({ type: 'success', text: feedsText('deleted') }),
  })
  const turn = async (next: boolean) => {
    const { error } = await edit({ aircraftFeedId, aircraftFeedEdit: { version, enabled: next } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    else showMessage({ type: 'success', text: feedsText(next ? 'switchedOn' : 'switchedOff') })
  }
  return (
    <li>
      <Switch
        checked={enabled}
        loading={isLoading}
        aria-label={feedsText('isOn', { name })}
        onChange={(next) => void turn(next)}
      />
      <div>
        <h2>{name}</h2>
        <div>
          <Typography.Text type="secondary">
            {feedsText(`kind_${kind}`)} · {sourceText(feed)}
          </Typography.Text>
        </div>
        {enabled && <Figures feed={feed} />}
        {messageAt !== null && (
          <div>
            <Typography.Text type="secondary">
              {feedsText('lastMessage')} <RelativeTime time={messageAt} />
            </Typography.Text>
          </div>
        )}
        {state === 'failed' && problem !== null && <Alert type="error" showIcon title={problem} />}
        {feed.wrongClockCount > 0 && <WrongClocks feed={feed} />}
        {dropped > 0 && <Alert type="warning" showIcon title={feedsText('dropped', { count: dropped })} />}
      </div>
      <StateTag hue={HUES[state]}>{feedsText(`state_${state}`)}</StateTag>
      <RowMenu
        name={name}
        items={[
          { key: 'edit', label: feedsText('edit'), onClick: () => setEditing(true) },
          ...(kind === 'remote_id'
            ? [{ key: 'rotate', label: feedsText('rotate'), onClick: () => setRotating(true) }]
            : []),
          { key: 'delete', label: feedsText('delete'), danger: true, onClick: removal.open },
        ]}
      />
      {removal.dialog}
      {isRotating && <RotateDialog feed={feed} onKey={onKey} onClose={() => setRotating(false)} />}
      {isEditing && <EditFeedDialog feed={feed} reload={reload} onClose={() => setEditing(false)} />}
    </li>
  )
}

function sourceText({ kind, host, port, usesTls, hint }: AircraftFeed): string {
  if (kind === 'remote_id') return feedsText('key', { hint: hint ?? '' })
  return feedsText('server', { host: host ?? '', port: String(port), mode: feedsText(usesTls ? 'tls' : 'plain') })
}

function Figures({ feed: { perMinute, aircraft, passedOver, sendsOwn } }: { feed: AircraftFeed }) {
  const texts = [
    feedsText('aircraft', { count: aircraft }),
    feedsText('perMinute', { count: perMinute }),
    ...(sendsOwn ? [feedsText('sendsOwn')] : []),
  ]
  return (
    <div>
      <Typography.Text>{texts.join(' · ')}</Typography.Text>
      {passedOver > 0 && (
        <Tooltip title={feedsText('passedOverHelp')}>
          <Typography.Text> · {feedsText('passedOver', { count: passedOver })}</Typography.Text>
        </Tooltip>
      )}
    </div>
  )
}

const MINUTE_SECONDS = 60
/** From there on, minutes say enough. */
const MOST_SECONDS = 120

function clockText({ name, seconds }: AircraftFeed['wrongClocks'][number]): string {
  const most = Math.abs(seconds)
  const isAhead = seconds > 0
  if (most < MOST_SECONDS) return feedsText(isAhead ? 'clockAhead' : 'clockBehind', { name, seconds: Math.round(most) })
  const minutes = Math.round(most / MINUTE_SECONDS)
  return feedsText(isAhead ? 'clockAheadMinutes' : 'clockBehindMinutes', { name, minutes })
}

function WrongClocks({ feed: { wrongClocks, wrongClockCount: count } }: { feed: AircraftFeed }) {
  const named = wrongClocks.map(clockText)
  const more = count - named.length
  const clocks = [...named, ...(more > 0 ? [feedsText('andMore', { count: more })] : [])].join(' · ')
  return (
    <Alert
      type="warning"
      showIcon
      title={feedsText('wrongClocks', { count })}
      description={feedsText('wrongClocksHelp', { clocks })}
    />
  )
}

interface RotateDialogProps {
  feed: AircraftFeed
  onKey: (key: ShownKey) => void
  onClose: () => void
}

function RotateDialog({ feed: { _id: aircraftFeedId, name }, onKey, onClose }: RotateDialogProps) {
  const [rotate, { isLoading }] = useRotateAircraftFeedKeyMutation()
  const replace = async () => {
    const { data, error } = await rotate({ aircraftFeedId })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    if (data) onKey({ name, key: data.data.key })
    onClose()
  }
  return (
    <Modal
      open
      title={feedsText('rotateTitle', { name })}
      okText={feedsText('rotateAction')}
      cancelText={sharedText('cancel')}
      confirmLoading={isLoading}
      onOk={() => void replace()}
      onCancel={onClose}
    >
      {feedsText('rotateWarning')}
    </Modal>
  )
}
