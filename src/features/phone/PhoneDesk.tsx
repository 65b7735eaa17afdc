import { Suspense, useRef, useState, type ChangeEvent } from 'react'
import { AimOutlined, AlertOutlined, CameraOutlined, VideoCameraOutlined } from '@ant-design/icons'
import { Alert, Button, Popconfirm } from 'antd'
import {
  useDeleteOwnPhoneMutation,
  useEditOwnPhoneMutation,
  useGetPhoneMissionsQuery,
  type OwnPhoneReply,
} from '../../api/phone'
import { usePolling } from '../../realtime/usePolling'
import { lazyArea } from '../../shared/lazyArea'
import { ErrorState } from '../../shared/states/ErrorState'
import { AlertForm } from './AlertForm'
import { currentPlace } from './currentPlace'
import { phoneText } from './messages'
import { OutboxList } from './OutboxList'
import type { QueuedReport } from './outbox/outboxStore'
import { useOutbox } from './outbox/useOutbox'
import { withPlace } from './photoExif'
import { useSharedPosition, type SharingState } from './useSharedPosition'

// Video is loaded when the camera is opened.
const PhoneCamera = lazyArea(() => import('./PhoneCamera'), 'PhoneCamera')

const MISSIONS_MS = 15_000

const SHARING_TEXTS = {
  off: 'position',
  finding: 'positionFinding',
  on: 'positionOn',
  denied: 'positionDenied',
  failed: 'positionFailed',
} as const satisfies Record<SharingState, string>

/** What a paired phone does: photos, alerts, its camera and its position, for the chosen mission. */
export function PhoneDesk({ phone }: { phone: OwnPhoneReply['data'] }) {
  const [view, setView] = useState<'desk' | 'alert' | 'camera'>('desk')
  const [isSharing, setSharing] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const outbox = useOutbox()
  const [disconnect, { isLoading }] = useDeleteOwnPhoneMutation()
  const missionId = phone.mission?._id
  const sharing = useSharedPosition(missionId, isSharing)

  const queue = (report: Omit<QueuedReport, 'id' | 'missionId' | 'at'>) => {
    if (missionId !== undefined) outbox.add({ ...report, id: crypto.randomUUID(), missionId, at: Date.now() })
  }
  const takePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0]
    target.value = ''
    if (!photo) return
    setPlacing(true)
    const takenAt = new Date()
    const place = await currentPlace()
    const file = await withPlace(photo, place, takenAt).catch(() => photo)
    setPlacing(false)
    queue({ file, hasPosition: place !== undefined })
  }
  if (view === 'camera' && missionId !== undefined) {
    return (
      <main className="phone">
        <Suspense fallback={<p role="status">{phoneText('cameraOpening')}</p>}>
          <PhoneCamera missionId={missionId} onClose={() => setView('desk')} />
        </Suspense>
      </main>
    )
  }
  if (view === 'alert' && missionId !== undefined) {
    return (
      <main className="phone">
        <AlertForm
          onSend={(report) => {
            queue(report)
            setView('desk')
          }}
          onClose={() => setView('desk')}
        />
      </main>
    )
  }
  const isOff = missionId === undefined
  return (
    <main className="phone">
      <title>{phoneText('title')}</title>
      <header className="phone-head">
        <h1>{phone.organisationName}</h1>
        <p>{phone.name}</p>
      </header>
      <MissionChoice missionId={missionId} />
      <OutboxList outbox={outbox} />
      <Popconfirm
        title={phoneText('disconnectQuestion')}
        description={phoneText('disconnectHelp')}
        okText={phoneText('disconnect')}
        okButtonProps={{ danger: true }}
        cancelText={phoneText('cancel')}
        onConfirm={() => void disconnect()}
      >
        <Button size="large" block loading={isLoading}>
          {phoneText('disconnect')}
        </Button>
      </Popconfirm>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={phoneText('photo')}
        onChange={(event) => void takePhoto(event)}
      />
      <div className="phone-actions">
        <button className="phone-action" disabled={isOff || isPlacing} onClick={() => picker.current?.click()}>
          <CameraOutlined aria-hidden />
          {phoneText(isPlacing ? 'positionFinding' : 'photo')}
        </button>
        <button className="phone-action phone-action-alert" disabled={isOff} onClick={() => setView('alert')}>
          <AlertOutlined aria-hidden />
          {phoneText('alert')}
        </button>
        <button className="phone-action" disabled={isOff} onClick={() => setView('camera')}>
          <VideoCameraOutlined aria-hidden />
          {phoneText('camera')}
        </button>
        <button
          className="phone-action"
          disabled={isOff}
          aria-pressed={isSharing}
          onClick={() => setSharing((before) => !before)}
        >
          <AimOutlined aria-hidden />
          {phoneText(SHARING_TEXTS[sharing])}
        </button>
      </div>
    </main>
  )
}

function MissionChoice({ missionId }: { missionId: string | undefined }) {
  const { data, error, refetch } = useGetPhoneMissionsQuery(undefined, usePolling(MISSIONS_MS, false))
  const [edit, { error: problem }] = useEditOwnPhoneMutation()
  const missions = data?.data.missions
  if (error && !missions) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (missions?.length === 0) return <Alert type="info" showIcon title={phoneText('noMissions')} />
  return (
    <div>
      <label className="phone-label" htmlFor="phone-mission">
        {phoneText('mission')}
      </label>
      <select
        id="phone-mission"
        className="phone-select"
        disabled={!missions}
        value={missionId ?? ''}
        onChange={({ target }) => void edit({ ownPhoneEdit: { missionId: target.value } })}
      >
        <option value="" disabled>
          {phoneText('chooseMission')}
        </option>
        {(missions ?? []).map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      {problem && <Alert role="alert" type="error" showIcon title={problem.message} />}
    </div>
  )
}
