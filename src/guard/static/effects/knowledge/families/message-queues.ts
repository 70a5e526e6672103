import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { LOST } from '../joint-facts.ts'

const EVERY_TOPIC: RiskyArguments = [
  /--delete\b.*--topic[= ]['"]?(?:\.\*|\*)/,
  'deletes every topic',
]

const SHORTENED_TOPIC: RiskyArguments = [
  /(?:^| )--alter\b(?=.*(?:retention\.(?:ms|bytes)=|cleanup\.policy=))/,
  LOST,
]

/** Queues and brokers of messages. */
export const messageQueues: KnowledgeTable = {
  'amqp-consume': 'argv | u,url:url q: e: r:',
  'amqp-get': '- | u,url:url q: | out=network',
  'amqp-publish': '- | u,url:dest r: b,body:send e: s: | stdin=send',
  beanstalkd: '- | l: p:listen b:peek f: z: u:',
  'coap-client': 'dest | m: e:send f:sendfile o:write t: B: k: u:',
  'connect-standalone.sh': 'config config*',
  gearman: 'argv | h: p: f: c:',
  kafka: '-*',
  'kafka-acls': {
    line: '-* | bootstrap-server: authorizer-properties: allow-principal: deny-principal: operation: topic: group: command-config:use | kind=described',
    unclear: [[/(?:^| )--(?:add|remove)(?: |$)/, 'who may read and write from then on']],
  },
  'kafka-acls.sh': '=kafka-acls',
  'kafka-configs': {
    line: '-* | bootstrap-server: zookeeper: entity-type: entity-name: add-config: delete-config: command-config:use',
    unclear: [
      [/(?:^| )--alter(?=.* --entity-type[= ]users)/, 'who gets in from then on'],
      [
        /(?:^| )--alter(?=.*(?:retention\.(?:ms|bytes)=|cleanup\.policy=|min\.insync\.replicas=|unclean\.leader\.election|log\.retention|--delete-config))/,
        LOST,
      ],
    ],
  },
  'kafka-configs.sh': '=kafka-configs',
  'kafka-console-consumer':
    '-* | bootstrap-server:url topic: consumer.config:use property: | out=network',
  'kafka-console-consumer.sh': '=kafka-console-consumer',
  'kafka-console-producer':
    '- | broker-list,bootstrap-server:dest topic: producer.config:use property: producer-property: compression-codec:? | stdin=send',
  'kafka-console-producer.sh':
    '- | bootstrap-server,broker-list:dest topic: producer.config:use property: | stdin=send',
  'kafka-consumer-groups': {
    line: '-* | bootstrap-server: group: topic: command-config:use from-file:read | kind=described',
    unclear: [[/(?:^| )--(?:delete|delete-offsets|reset-offsets(?=.* --execute\b))/, LOST]],
  },
  'kafka-consumer-groups.sh': '=kafka-consumer-groups',
  'kafka-mirror-maker': {
    line: '-* | consumer.config,producer.config:use whitelist,include:',
    unclear: [[/./, 'who gets the messages']],
  },
  'kafka-mirror-maker.sh': '=kafka-mirror-maker',
  'kafka-server-start.sh': 'config | override: | listen=9092',
  'kafka-topics': {
    line: '-* | bootstrap-server: zookeeper: topic: partitions: replication-factor: config: command-config:use',
    destroys: [EVERY_TOPIC],
    unclear: [SHORTENED_TOPIC],
  },
  'kafka-topics.sh': {
    line: '-* | command-config:use bootstrap-server: zookeeper:',
    destroys: [EVERY_TOPIC],
    unclear: [SHORTENED_TOPIC],
  },
  kafkacat: {
    line: '-* | b:host t: l:sendfile F:config X: | stdin=send mode=-P:sendfile',
    unclear: [
      [
        /(?:^| )-[A-Za-z]*P(?=.*(?:^| )-b ?(?!localhost\b|127\.|10\.|192\.168\.)[\w.-]*\.(?!local\b|internal\b|lan\b|test\b)[a-z]{2,}(?::\d+)?(?: |$)).* [^\s-]\S*$/,
        'who gets the file',
      ],
    ],
  },
  kcat: '=kafkacat',
  ksql: '- | e,execute:code.sql f,file:script.sql u: p: query-timeout: | repl=sql',
  mosquitto: '- | c:config p:listen',
  mosquitto_pub:
    '- | h,host:dest t: m,message:send f,file:sendfile p: u: P: cafile: q: | stdin=ignore kind=store',
  mosquitto_sub: '- | h,host:url t: p: u: P: | out=network',
  nats: '- -* | s,server: creds:use | sub out=network kind=store others=publish,subscribe,bench,context,rtt,events,latency,consumer,con,str,obj,schema,errors,cheat',
  'nats account': '-*',
  'nats kv': '-* | s: history: ttl:',
  'nats object': '- dest sendfile | s: name: O,output:write',
  'nats pub': '- send | s:dest creds:use',
  'nats reply': '- - | command:side s: creds:use queue:',
  'nats req': '=nats request',
  'nats request': 'dest send | timeout: replies: H,header: s,server: count:',
  'nats server': '-*',
  'nats stream': '-* | subjects: storage: retention: config:read s:',
  'nats sub': '- | s:url creds:use | out=network',
  'nats-server': '- | c:config p:listen a: | listen=4222',
  nsq_tail:
    '- | topic,-topic: nsqd-tcp-address,-nsqd-tcp-address:url lookupd-http-address,-lookupd-http-address:url | out=network',
  nsq_to_file:
    '- | topic,-topic: output-dir,-output-dir:peek nsqd-tcp-address,-nsqd-tcp-address:url',
  nsqd: '- | tcp-address,-tcp-address:listen http-address,-http-address:listen data-path,-data-path:peek config,-config:config | listen=4150',
  'pulsar-client': '- -* | url: auth-plugin: auth-params: tlsTrustCertsFilePath:use | sub others=*',
  'pulsar-client consume': 'url | s,subscription-name: n,num-messages: t: p: | out=network',
  'pulsar-client produce': 'dest | m,messages:send f,files:sendfile n,num-produce: k: p:',
  'rabbitmq-diagnostics': '-* | n:',
  'rabbitmq-plugins': '-*',
  'rabbitmq-server': '- | | listen=5672',
  rabbitmqadmin: {
    line: '-* | H,host: P,port: u,username: p,password: V,vhost: | kind=store',
    secrets: [/(?:^| )(?:export -(?: |$)|definitions export\S* (?:\S+ )*--stdout\b)/],
  },
  rabbitmqctl: {
    line: '- | | sub others=await_online_nodes,await_startup,cluster_status,list_bindings,list_channels,list_connections,list_consumers,list_exchanges,list_feature_flags,list_parameters,list_permissions,list_policies,list_user_permissions,list_vhosts,ping,report,start_app,stop_app,stop,add_vhost,set_policy,clear_policy,rotate_logs,sync_queue,trace_on,trace_off,wait,list_operator_policies,enable_feature_flag,node_health_check',
    // what is exported has the hashes of all passwords
    secrets: [
      /^(?:-\S+ (?:[^-\s]\S* )?)*export_definitions (?:-\S+ )*(?:-|\/dev\/std(?:out|err))(?: |$)/,
    ],
  },
  'rabbitmqctl add_user': '-*',
  'rabbitmqctl change_password': '-* | | unclear=who-gets-in-from-then-on',
  'rabbitmqctl eval': 'code.erlang',
  'rabbitmqctl eval_file': 'script.erlang',
  'rabbitmqctl export_definitions': 'write | format:',
  'rabbitmqctl import_definitions': 'read | format:',
  'rabbitmqctl list_queues': '-* | p:',
  'rabbitmqctl list_users': '-* | | look-around',
  'rabbitmqctl set_permissions': '-* | p: | unclear=who-gets-in-from-then-on',
  'rabbitmqctl set_user_tags': '-* | | unclear=who-gets-in-from-then-on',
  'rabbitmqctl status': '-* | n:',
  rpk: '- -* | X: config:config | sub others=cluster,container,debug,group,profile,registry,generate,iotune,redpanda,transform',
  'rpk topic': '-* | brokers: p: r: c: f,format: o,output: k,key: H: z: n,num: g,group: X:',
  stomp: '-* | f:script.typed H:host P: L:',
  to_nsq: '- | topic,-topic: nsqd-tcp-address,-nsqd-tcp-address:dest | stdin=send',
  zkCli: '-* | server:host | interactive kind=store console',
  'zkCli.sh': '=zkCli',
  'zkServer.sh': '- config',
  'zookeeper-server-start.sh': 'config | | listen=2181',
  'zookeeper-shell': '- -* | | repl=typed',
}
