import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'antd'
import { isApiError, wordsOf } from '../../api/errors'
import { useCompleteOrderMutation, useFailPaymentMutation, useGenerateOrderMutation } from '../../api/payment'
import { PayOrder } from '../../shared/payment/PayOrder'
import { signUpText } from './messages'
import { PackageChoice } from './PackageChoice'
import { StepTitle } from './StepTitle'

interface PayStepProps {
  signUpToken: string
  /** In place of the one signed up for; empty for that one. */
  packageId: string
  onPackage: (packageId: string) => void
  onPaid: () => void
  /** The e-mail has to be confirmed again before anything can be paid. */
  onTokenOver: () => void
}

/** The order of the sign-up and its payment. */
export function PayStep({ signUpToken, packageId, onPackage, onPaid, onTokenOver }: PayStepProps) {
  const [generate, { data, error, isLoading }] = useGenerateOrderMutation()
  const [complete] = useCompleteOrderMutation()
  const [fail] = useFailPaymentMutation()
  const [isChoosing, setChoosing] = useState(false)

  // The same order again while it is unpaid; and the server asks whether it was paid by now.
  const prepare = async () => {
    const { data: reply, error: refusal } = await generate({ body: { signUpToken, ...(packageId && { packageId }) } })
    if (reply?.data.next === 'done') onPaid()
    if (isApiError(refusal) && refusal.fields?.some(({ field }) => field === 'signUpToken')) onTokenOver()
  }
  const begin = useEffectEvent(() => void prepare())
  useEffect(() => begin(), [signUpToken, packageId])

  return (
    <>
      <StepTitle takesFocus>{signUpText('payTitle')}</StepTitle>
      <p className="sign-up-help">{signUpText('payHelp')}</p>
      <PayOrder
        // What was said of one package says nothing of another.
        key={packageId}
        order={data?.data.order}
        isLoading={isLoading}
        refusal={error ? wordsOf(error) : ''}
        onPrepare={prepare}
        onPaid={async (payment) => {
          const { data: paid, error: refusal } = await complete({ body: payment })
          if (!paid) return wordsOf(refusal)
          onPaid()
          return undefined
        }}
        onDeclined={(orderId, reason) => void fail({ body: { orderId, ...(reason && { reason }) } })}
        extra={
          <Button type="link" className="sign-up-again" onClick={() => setChoosing(!isChoosing)}>
            {signUpText(isChoosing ? 'keepPackage' : 'otherPackage')}
          </Button>
        }
      />
      {isChoosing && (
        <PackageChoice
          chosenId={packageId}
          onChoose={(chosen) => {
            setChoosing(false)
            onPackage(chosen)
          }}
        />
      )}
    </>
  )
}
