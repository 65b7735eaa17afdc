import { readConfig } from '../core/config'
import { answersRequests, liveAddressOf, takeTask, tasksOf, taskVariables } from './processTask'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const read = (env: NodeJS.ProcessEnv) => readConfig({ SESSION_SECRET, ...env })
const jobsOf = (env: NodeJS.ProcessEnv) => tasksOf(read(env), []).map(({ jobs }) => jobs)

test.each([
  [{ PROCESSES: '2' }, [1, 1]],
  [{ PROCESSES: '4' }, [0, 0, 1, 1]],
  [{ PROCESSES: '3', JOB_CONCURRENCY: '5' }, [1, 2, 2]],
  [{ PROCESSES: '2', JOB_PROCESSES: '1' }, [0, 0, 2]],
  [{ PROCESSES: '1', JOB_PROCESSES: '2', JOB_CONCURRENCY: '3' }, [0, 1, 2]],
])('the processes of %j run JOB_CONCURRENCY jobs together', (env, jobs) => {
  expect(jobsOf(env)).toEqual(jobs)
})

test('only the first process may end what earlier ones have left, and only in the bundled database', () => {
  expect(tasksOf(read({ PROCESSES: '2' }), []).map(({ isAlone }) => isAlone)).toEqual([true, false])
  const external = read({ PROCESSES: '2', DATABASE_URL: 'postgres://localhost/aerie' })
  expect(tasksOf(external, []).map(({ isAlone }) => isAlone)).toEqual([false, false])
})

test('processes without a port run jobs only', () => {
  const tasks = tasksOf(read({ PROCESSES: '2', JOB_PROCESSES: '1' }), [5001, 5002])
  expect(tasks.map(answersRequests)).toEqual([true, true, false])
})

test('a task reaches a process once', () => {
  const [task] = tasksOf(read({ PROCESSES: '2' }), [5001, 5002], { host: '/tmp' })
  if (!task) throw new Error('There is no task')
  Object.assign(process.env, taskVariables(task))
  expect(takeTask()).toEqual(task)
  expect(takeTask()).toBeUndefined()
})

test.each([
  ['one process at INTERNAL_URL', {}, [5001], { origin: 'http://127.0.0.1:8080' }],
  ['several at the loopback address', { PROCESSES: '2' }, [5001, 5002], { origin: 'http://127.0.0.1:5001' }],
  [
    'several at INTERNAL_URL, where the first one listens',
    { PROCESSES: '2', INTERNAL_URL: 'http://10.0.0.4:8090' },
    [5001, 5002],
    { origin: 'http://10.0.0.4:8090', port: 8090 },
  ],
])('live streams are received by %s', (_case, env, ports, address) => {
  expect(liveAddressOf({ ...read(env), PROCESS: { index: 0, count: ports.length, ports } })).toEqual(address)
})
