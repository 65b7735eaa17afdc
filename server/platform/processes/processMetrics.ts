// The metrics of all processes of a server as one: the primary process asks the others for theirs and adds them up.
import type { ChildProcess } from 'node:child_process'
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client'

/** A process that is busy for longer is left out. */
const PATIENCE_MS = 3_000

interface Question {
  metricsQuestion: number
}

interface Answer {
  metricsAnswer: number
  metrics: MetricObject[]
}

let questions = 0

/** Answers the questions of the primary process with the metrics in `registry`. */
export function answerMetrics(registry: Registry): void {
  process.on('message', (message: Partial<Question>) => {
    const { metricsQuestion } = message
    if (metricsQuestion === undefined) return
    registry.getMetricsAsJSON().then(
      (metrics) => {
        const answer: Answer = { metricsAnswer: metricsQuestion, metrics }
        if (process.connected) process.send?.(answer)
      },
      // Such as a database that does not answer: the primary process leaves this one out.
      () => undefined,
    )
  })
}

/** The metrics of `processes` in the text format of Prometheus. @throws Error when none of them answers */
export async function readMetrics(processes: Iterable<ChildProcess>): Promise<string> {
  const answers = await Promise.all([...processes].map(ask))
  const known = answers.filter((metrics) => metrics !== undefined)
  if (known.length === 0) throw new Error('No process of the server has answered')
  return AggregatorRegistry.aggregate(known).metrics()
}

function ask(child: ChildProcess): Promise<MetricObject[] | undefined> {
  const question: Question = { metricsQuestion: questions++ }
  return new Promise((resolve) => {
    const end = (metrics?: MetricObject[]) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('disconnect', end)
      resolve(metrics)
    }
    const onMessage = (message: Partial<Answer>) => {
      if (message.metricsAnswer === question.metricsQuestion) end(message.metrics)
    }
    const timer = setTimeout(end, PATIENCE_MS)
    child.on('message', onMessage)
    child.on('disconnect', end)
    child.send(question, (error) => {
      if (error) end()
    })
  })
}
