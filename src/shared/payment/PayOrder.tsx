import { useState, type ReactNode } from 'react'
import { Alert, Button, Card, Flex } from 'antd'
import { formatMoney } from '../packages/money'
import { priceWords } from '../packages/offerWords'
import { openCheckout, type PayableOrder, type SignedPayment } from './checkout'
import { paymentText } from './messages'
import './payment.css'

interface PayOrderProps {
  /** Absent until there is one. */
  order: PayableOrder | undefined
  isLoading: boolean
  /** Why there is no order; empty when there is no reason. */
  refusal: string
  /** Asks for the order once more, and with it whether it was paid by now. */
  onPrepare: () => Promise<void>
  /** Hands the payment in; answers with the reason when the server does not take it, else with nothing. */
  onPaid: (payment: SignedPayment) => Promise<string | undefined>
  /** The checkout failed; `reason` in the service's words. */
  onDeclined: (orderId: string, reason: string) => void
  /** What else can be done, as long as no payment waits for being confirmed. */
  extra?: ReactNode
}

type Notice = { type: 'info' | 'warning' | 'error'; title: string; isUnconfirmed?: boolean }

/** An order, its checkout, and the confirmation; whatever fails can be tried again without paying twice. */
export function PayOrder({ order, isLoading, refusal, onPrepare, onPaid, onDeclined, extra }: PayOrderProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isPaying, setPaying] = useState(false)

  const pay = async (wanted: PayableOrder) => {
    setPaying(true)
    setNotice(null)
    let reason = ''
    const outcome = await openCheckout(wanted, (declined) => {
      reason = declined
      onDeclined(wanted.orderId, declined)
    })
    if (outcome.kind === 'paid') {
      const message = await onPaid(outcome.payment)
      if (message === undefined) return
      setNotice({ type: 'error', title: paymentText('notConfirmed', { message }), isUnconfirmed: true })
    } else if (outcome.kind === 'missing') {
      setNotice({ type: 'error', title: paymentText('checkoutMissing') })
    } else {
      setNotice(
        reason
          ? { type: 'warning', title: paymentText('declined', { reason }) }
          : { type: 'info', title: paymentText('notPaid') },
      )
      // One that was declined is given up; there is a new one then.
      await onPrepare()
    }
    setPaying(false)
  }

  const again = (text: 'lookAgain' | 'tryAgain') => (
    <Button size="small" loading={isLoading} onClick={() => void onPrepare()}>
      {paymentText(text)}
    </Button>
  )

  return (
    <>
      {notice && (
        <Alert
          type={notice.type}
          showIcon
          title={notice.title}
          className="payment-notice"
          action={notice.isUnconfirmed && again('lookAgain')}
        />
      )}
      {refusal && <Alert type="error" showIcon title={refusal} className="payment-notice" action={again('tryAgain')} />}
      <Card className="payment-order" loading={!order && isLoading}>
        <Flex vertical gap={16} align="flex-start">
          {order && (
            <>
              <div>
                <h3 className="payment-ordered">{order.packageName}</h3>
                {priceWords({ ...order, price: order.amount })}
              </div>
              <Button
                type="primary"
                size="large"
                loading={isPaying}
                disabled={notice?.isUnconfirmed}
                onClick={() => void pay(order)}
              >
                {paymentText('pay', { amount: formatMoney(order.amount, order.currency) })}
              </Button>
            </>
          )}
          {!notice?.isUnconfirmed && extra}
        </Flex>
      </Card>
    </>
  )
}
