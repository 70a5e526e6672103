// A thread that works on logs until none is left. Started by `in-threads.ts`, from the built file.
import { parentPort, workerData } from 'node:worker_threads'
import { type LogTask, runTask } from './log-task.ts'
import { TaskQueue } from './task-queue.ts'

const { tasks, memory } = workerData as { tasks: LogTask[]; memory: SharedArrayBuffer }
const queue = new TaskQueue(tasks.length, memory)
for (let index = queue.take(); index !== undefined; index = queue.take()) {
  // What goes wrong is told by the thread that asked, which tries it again.
  const result = await runTask(tasks[index]!).catch(() => undefined)
  parentPort!.postMessage({ index, result })
}
