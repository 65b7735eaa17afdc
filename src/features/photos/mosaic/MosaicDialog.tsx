import { useState } from 'react'
import { Alert, Flex, Input, Modal } from 'antd'
import { useCreateMosaicMutation, useGetMosaicPlanQuery, type MosaicPlanReply } from '../../../api/mosaic'
import { FactList } from '../../../shared/FactList'
import { newMosaicLimits } from '../../../shared/limits/mosaic.gen'
import { formatNumber } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { mosaicText } from './messages'

const SKELETON_ROWS = 4
const SKELETON_HEIGHT = 40

type Plan = MosaicPlanReply['data']

/** Shows the photos, size and position error of a quick mosaic, and starts it. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function MosaicDialog({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const { data, error, refetch } = useGetMosaicPlanQuery({ missionId })
  const [create, creating] = useCreateMosaicMutation()
  const [name, setName] = useState(mosaicText('defaultName'))
  const plan = data?.data
  const isPossible = plan !== undefined && plan.used > 0 && plan.used <= plan.limit
  const start = async () => {
    const { error: failed } = await create({ missionId, newMosaic: { name } })
    if (!failed) onClose()
  }
  return (
    <Modal
      open
      title={mosaicText('title')}
      okText={mosaicText('start')}
      okButtonProps={{ disabled: !isPossible || name.trim() === '', loading: creating.isLoading }}
      onOk={() => void start()}
      onCancel={onClose}
      closable={{ 'aria-label': mosaicText('close') }}
    >
      <Flex vertical gap={16}>
        <span>{mosaicText('help')}</span>
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!plan && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
        {plan && <FactList className="coverage-figures" facts={factsOf(plan)} />}
        {plan && <LeftOut plan={plan} />}
        {plan && plan.used === 0 && <Alert type="warning" showIcon title={mosaicText('none')} />}
        {plan && plan.used > plan.limit && (
          <Alert type="warning" showIcon title={mosaicText('tooMany', { limit: plan.limit })} />
        )}
        {isPossible && (
          <Flex vertical gap={4}>
            <label htmlFor="mosaic-name">{mosaicText('name')}</label>
            <Input
              id="mosaic-name"
              value={name}
              maxLength={newMosaicLimits.name.maxLength}
              onChange={({ target }) => setName(target.value)}
            />
          </Flex>
        )}
        {creating.error && <Alert type="error" showIcon title={creating.error.message} />}
      </Flex>
    </Modal>
  )
}

const leftOutOf = ({ leftOut }: Plan): number => Object.values(leftOut).reduce((sum, count) => sum + count, 0)

function factsOf(plan: Plan): [string, string][] {
  const { used, error, gsd, width, height } = plan
  const digits = { maximumFractionDigits: 1 }
  return [
    [mosaicText('used'), mosaicText('usedOf', { used, total: used + leftOutOf(plan) })],
    ...(error === null
      ? []
      : [[mosaicText('error'), mosaicText('errorText', { metres: formatNumber(error, digits) })] as [string, string]]),
    ...(gsd === null
      ? []
      : [
          [
            mosaicText('size'),
            mosaicText('sizeText', { width, height, centimetres: formatNumber(gsd * 100, digits) }),
          ] as [string, string],
        ]),
  ]
}

function LeftOut({ plan }: { plan: Plan }) {
  if (leftOutOf(plan) === 0) return null
  const reasons = ['rejected', 'proposed', 'withoutArea', 'oblique', 'undecodable'] as const
  return (
    <div>
      <strong id="mosaic-left-out">{mosaicText('leftOut')}</strong>
      <ul aria-labelledby="mosaic-left-out" className="mosaic-reasons">
        {reasons.map((reason) => {
          const count = plan.leftOut[reason]
          return count > 0 && <li key={reason}>{mosaicText(reason, { count })}</li>
        })}
      </ul>
    </div>
  )
}
