import { useEffect, useEffectEvent } from 'react'
import { Button } from 'antd'
import { wordsOf } from '../../../api/errors'
import { useCompleteOrderMutation, useFailPaymentMutation, useGenerateRenewalOrderMutation } from '../../../api/payment'
import { PayOrder } from '../../../shared/payment/PayOrder'
import { organisationText } from '../messages'

interface RenewalOrderProps {
  /** Absent for the present package. */
  packageId: string | undefined
  /** Paid, or nothing had to be. */
  onDone: () => void
  onBack: () => void
}

/** The order of a renewal and its payment. */
export function RenewalOrder({ packageId, onDone, onBack }: RenewalOrderProps) {
  const [generate, { data, error, isLoading }] = useGenerateRenewalOrderMutation()
  const [complete] = useCompleteOrderMutation()
  const [fail] = useFailPaymentMutation()

  const prepare = async () => {
    const { data: reply } = await generate({ body: packageId ? { packageId } : {} })
    if (reply?.data.next === 'done') onDone()
  }
  const begin = useEffectEvent(() => void prepare())
  useEffect(() => begin(), [packageId])

  return (
    <PayOrder
      order={data?.data.order}
      isLoading={isLoading}
      refusal={error ? wordsOf(error) : ''}
      onPrepare={prepare}
      onPaid={async (payment) => {
        const { data: paid, error: refusal } = await complete({ body: payment })
        if (!paid) return wordsOf(refusal)
        onDone()
        return undefined
      }}
      onDeclined={(orderId, reason) => void fail({ body: { orderId, ...(reason && { reason }) } })}
      extra={
        <Button type="link" onClick={onBack} style={{ paddingInline: 0 }}>
          {organisationText('otherChoice')}
        </Button>
      }
    />
  )
}
