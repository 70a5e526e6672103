import type { KnowledgeTable } from '../entry.ts'

/** Small programs that count and time what the kernel does; some of them read along. */
export const kernelProbes: KnowledgeTable = {
  'bashreadline-bpfcc': '-* | | unclear=what-somebody-types-there',
  'biolatency-bpfcc': '=cachestat-bpfcc',
  'biosnoop-bpfcc': '=cachestat-bpfcc',
  'biotop-bpfcc': '=cachestat-bpfcc',
  'cachestat-bpfcc': '-* | p: n: D: | kind=reporter',
  'cpudist-bpfcc': '=cachestat-bpfcc',
  'execsnoop-bpfcc': '=cachestat-bpfcc',
  'ext4slower-bpfcc': '=cachestat-bpfcc',
  'filetop-bpfcc': '=cachestat-bpfcc',
  'funccount-bpfcc': '=cachestat-bpfcc',
  'hardirqs-bpfcc': '=cachestat-bpfcc',
  'offcputime-bpfcc': '=cachestat-bpfcc',
  'opensnoop-bpfcc': '=cachestat-bpfcc',
  'profile-bpfcc': '=cachestat-bpfcc',
  'runqlat-bpfcc': '=cachestat-bpfcc',
  'sslsniff-bpfcc': '-* | | unclear=whose-traffic-it-reads',
  sysdig: {
    line: '-* | r,read:read w,write:write c,chisel: p,print: n: s: M:',
    unclear: [
      [
        /^(?!.*(?:^| )(?:-r |--read[ =]|-c (?:top|netstat|ps|lsof|fileslower|bottlenecks|scallslower|proc_exec_time)|--?c?l(?: |$)|--list))/,
        'what programs read, write and send meanwhile',
      ],
    ],
  },
  'syscount-bpfcc': '=cachestat-bpfcc',
  'tcpaccept-bpfcc': '=cachestat-bpfcc',
  'tcpconnect-bpfcc': '=cachestat-bpfcc',
  'tcplife-bpfcc': '=cachestat-bpfcc',
  'tcpretrans-bpfcc': '=cachestat-bpfcc',
  'tcptop-bpfcc': '=cachestat-bpfcc',
  'trace-bpfcc': '-* | p: | unclear=the-process-that-it-reaches-into',
  'ttysnoop-bpfcc': '-* | | unclear=what-somebody-types-there',
  'vfsstat-bpfcc': '=cachestat-bpfcc',
  'xfsslower-bpfcc': '=cachestat-bpfcc',
}
