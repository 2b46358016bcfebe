/** Wide: each slide is a picture, in hundredths of its width. Narrow: its texts and pictures in plain, readable ink. */
export const slideStyle = `
section{margin-block-end:clamp(.75rem,3vw,1.5rem)}
.number{margin:.4rem 0 0;text-align:center;font-size:.8125rem;color:#4c5764;direction:ltr}
.slide{container-type:inline-size;position:relative;aspect-ratio:var(--ratio);overflow:hidden;font-family:Calibri,Carlito,Arial,"Liberation Sans","Noto Sans",sans-serif;line-height:1.2;color:#000}
.slide,.fill,.picture{background-size:100% 100%;background-repeat:no-repeat;background-position:center}
.shape{position:absolute;left:calc(var(--x)*1%);top:calc(var(--y)*1%);width:calc(var(--w)*1%);height:calc(var(--h)*1%)}
.fill{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.text{position:relative;display:flex;flex-direction:column;min-height:100%;height:100%}
.text p,td p,th p{margin:calc(var(--b,0)*1cqw) 0 0;padding-inline-start:calc(var(--m,0)*1cqw);text-indent:calc(var(--i,0)*1cqw);line-height:var(--l,1.2);font-size:calc(var(--s)*1cqw);flex:none;max-width:100%}
.text p:first-child,td p:first-child,th p:first-child{margin-block-start:0}
.slide span{font-size:calc(var(--s)*1cqw);white-space:pre-wrap}
.bullet{display:inline-block;min-width:calc(var(--i,0)*-1cqw);padding-inline-end:.3em;text-indent:0}
.table{overflow:visible;height:auto}
table{width:100%;border-collapse:collapse;table-layout:fixed}
tr{height:calc(var(--h)*1cqw)}
td,th{border:1px solid #9aa5b1;padding:.4cqw .75cqw;vertical-align:top;font-weight:inherit;text-align:start}
th{font-weight:700}
.only-in-file{display:grid;place-content:center;height:100%;margin:0;padding:.5rem;text-align:center;font-size:max(.75rem,1.4cqw);color:#3b4656;background:#f3f5f8;border:1px dashed #8a95a3}
@media (prefers-color-scheme:dark){.number{color:#c3cad3}}
@media (max-width:36rem){
.slide{aspect-ratio:auto;padding:1rem;background:#fff!important;font-size:1rem;line-height:1.5;overflow-x:auto}
.shape{position:static;width:auto;height:auto;rotate:none!important;margin-block-end:.75rem}
.shape:last-child{margin-block-end:0}
.fill,.blank,.decoration{display:none}
.text{padding:0!important;display:block;height:auto;white-space:normal!important}
.text p,td p,th p{font-size:clamp(1rem,calc(var(--s)*.35rem),1.6rem);line-height:1.5;text-align:start!important;margin-block-start:.3em;padding-inline-start:calc(var(--m,0)*.3rem);text-indent:calc(var(--i,0)*.3rem)}
.slide span{font-size:inherit;color:inherit!important}
.bullet{min-width:calc(var(--i,0)*-.3rem)}
.picture{aspect-ratio:var(--r);width:min(100%,max(40%,calc(var(--w)*2%)))}
tr{height:auto}td,th{padding:.4rem .6rem;background:none!important}
.only-in-file{height:auto}
}
`;
